import { keepsTheLaws } from './conformance.ts'

keepsTheLaws('open')
