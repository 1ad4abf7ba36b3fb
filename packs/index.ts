export { admitPacks, openPacks, type Pack } from './admit.ts'
export { BUILT, PackProblem } from './manifest.ts'
