import { parcels } from '../../engine/test/parcels.ts'
import { runChild } from '../faults/child.ts'

await runChild([parcels])
