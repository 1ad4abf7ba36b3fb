import { runChild } from '@branchline/faults/child'
import { parcels } from '../../engine/test/parcels.ts'

const worker = process.env.BRANCHLINE_TEST_BOTS
await runChild([parcels], worker === undefined ? undefined : { levels: ['random'], usual: 'random', worker: new URL(worker) })
