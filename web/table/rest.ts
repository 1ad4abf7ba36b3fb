/** All of the frame that the first decision against bots does not need: one file, fetched after the first picture. */
export { PointedLayer } from '../learn/PointedLayer.tsx'
export { ClockSlips } from '../time/ClockSlips.tsx'
export { Log } from './Log.tsx'
export { RecapBar, RecapOffer } from './RecapBar.tsx'
export { SinceList } from './SinceList.tsx'
export { StandIn } from './StandIn.tsx'
export { Wish } from './Wish.tsx'
