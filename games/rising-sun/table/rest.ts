/** All that the first decision, where to begin, does not need: one file, fetched after the first picture. */
export { Question } from './bar/Question.tsx'
export { Turn } from './bar/Turn.tsx'
export { MapPreview } from './board/MapPreview.tsx'
export { Recap } from './board/Recap.tsx'
export { Ending } from './Ending.tsx'
export { signs } from './legend.tsx'
export { Decks } from './trays/Decks.tsx'
export { Routes } from './trays/Routes.tsx'
