import { keepsTheLaws } from './conformance.ts'

keepsTheLaws('hidden')
