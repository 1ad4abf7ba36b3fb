/** The one name of each thing; names it never has are found by the check of words. */
import { catalogue, type Glossary } from '@branchline/engine'
import { en } from './messages/en.ts'

export const glossary: Glossary = {
  messages: catalogue('games/rising-sun/glossary', en, { de: () => import('./messages/de.ts'), fr: () => import('./messages/fr.ts') }),
  terms: [
    { id: 'deck', never: { de: [/[Aa]uf (den )?Stapel/, /im Stapel/, /Hand oder Stapel/], fr: [/\b[Dd]eck\b/] } },
    { id: 'discard-pile', sign: 'discard' },
    { id: 'train', sign: 'blue' },
    { id: 'money', sign: 'money' },
    {
      id: 'rail-point',
      sign: 'rail',
      never: { en: [/Lay Rails points?/, /rails to lay/], de: [/Gleispunkt/], fr: [/points? de (voie|pose)/] },
    },
    { id: 'station', sign: 'station' },
    { id: 'remote-location', sign: 'star', never: { en: [/[Rr]emote place/], de: [/[Aa]bgelegene/], fr: [/lieux? reculé/] } },
    { id: 'action', sign: 'red' },
    { id: 'gold-card', sign: 'gold' },
    { id: 'waste', sign: 'waste', never: { en: [/\b[Jj]unk\b/], de: [/\bMüll\b/], fr: [/\bordures?\b/] } },
    { id: 'pass' },
    { id: 'supply' },
    { id: 'route', sign: 'route', never: { de: [/\bRouten?\b/] } },
    { id: 'barrier', sign: 'barrier' },
    { id: 'end' },
  ],
}
