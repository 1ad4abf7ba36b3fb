/** The one name of each thing; names it never has are found by the check of words. */
import { catalogue, type Glossary } from '@branchline/engine'
import { en } from './messages/en.ts'

export const glossary: Glossary = {
  messages: catalogue('games/west-riding/glossary', en, { de: () => import('./messages/de.ts'), fr: () => import('./messages/fr.ts') }),
  terms: [
    { id: 'share', never: { de: [/[Aa]nteil(?!ig)/], fr: [/\bune part\b/i, /\bparts\b/, /part de président/] } },
    { id: 'dividend' },
    { id: 'offer' },
    { id: 'least-bid', never: { fr: [/moindre offre/, /enchère minimale/] } },
    { id: 'route', sign: 'route' },
    { id: 'cube', never: { de: [/\bSteine?n?\b/] } },
    { id: 'track-bonus' },
    { id: 'treasury', sign: 'purse', never: { fr: [/\b[Tt]résor/] } },
    { id: 'president', sign: 'president', never: { en: [/\b[Dd]irector\b/], de: [/Direktor/], fr: [/[Dd]irecteur/] } },
    { id: 'basic', sign: 'railway' },
    {
      id: 'grouping',
      sign: 'lmsr',
      never: { en: [/\b[Gg]iants?\b/], de: [/Großbahn/, /[Gg]roßen? Bahn/, /Dachgesellschaft/], fr: [/\bgéant/] },
    },
    { id: 'control', sign: 'controlled' },
    { id: 'trade' },
    { id: 'publicly-held' },
    { id: 'payoff', never: { de: [/Zahltag/] } },
  ],
}
