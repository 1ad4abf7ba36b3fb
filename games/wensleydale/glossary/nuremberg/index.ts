/** The one name of each thing; names it never has are found by the check of words. */
import { catalogue, type Glossary } from '@branchline/engine'
import { en } from './messages/en.ts'

export const glossary: Glossary = {
  messages: catalogue('games/wensleydale/glossary of Nuremberg', en, {
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
  }),
  terms: [
    { id: 'cube', sign: 'cube' },
    { id: 'influence' },
    { id: 'white', never: { en: [/\bGovernment\b/], de: [/Regierung$/] } },
    { id: 'brown' },
    { id: 'red-green' },
    { id: 'box', never: { en: [/\b[Ll]ot\b/], de: [/Kasten/], fr: [/\bcaisse/] } },
    { id: 'slot' },
    { id: 'upkeep', never: { en: [/\b[Mm]aintenance\b/], fr: [/\b[Mm]aintenance\b/] } },
    { id: 'profit' },
    { id: 'takeover' },
    { id: 'link', sign: 'line', never: { de: [/Verbindung/], fr: [/\bliaison/] } },
    { id: 'stretch', never: { en: [/\b[Cc]hain/] } },
    { id: 'run', sign: 'lamp' },
    {
      id: 'station',
      never: { en: [/\b[Tt]owns?\b/], de: [/Gesellschafts(ort|st[aä]dt)/, /\bSt(adt|ädten?)\b/], fr: [/\b[Vv]illes?\b/] },
    },
    { id: 'post', sign: 'post' },
    { id: 'beer', sign: 'beer' },
    { id: 'landlord', sign: 'landlord', never: { de: [/Grundherr/] } },
    { id: 'first-class' },
    { id: 'destination' },
    { id: 'bridge', sign: 'bridge' },
    { id: 'set' },
  ],
}
