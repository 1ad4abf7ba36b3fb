/** All that the first decision, an offer, does not need: one file, fetched after the first picture. */
export { TradeBar } from './bar/TradeBar.tsx'
export { MapPreview } from './board/MapPreview.tsx'
export { RecapLayer } from './board/RecapLayer.tsx'
export { Ending } from './Ending.tsx'
export { signs } from './signs.tsx'
export { DividendsTray } from './trays/DividendsTray.tsx'
export { PayoffTray } from './trays/PayoffTray.tsx'
export { TradesTray } from './trays/TradesTray.tsx'
