import { moreWords } from '../language/MoreWords.tsx'

export const Words = moreWords(() => import('./language/en.ts'), {
  de: () => import('./language/de.ts'),
  fr: () => import('./language/fr.ts'),
})
