/** Why a move is advised. */
import { catalogue } from '@branchline/engine'

export const said = catalogue(
  'slip-coach/bot',
  {
    couple: '{lost, plural, =0 {lengthens the train and loses no room} other {lengthens the train}}',
    slip: 'makes room in the hand and earns a token',
    catch: 'lengthens the train and keeps the hand',
  },
  {
    de: {
      couple: '{lost, plural, =0 {verlängert den Zug und verschenkt keinen Spielraum} other {verlängert den Zug}}',
      slip: 'schafft Platz in der Hand und bringt eine Marke',
      catch: 'verlängert den Zug und schont die Hand',
    },
  },
)
