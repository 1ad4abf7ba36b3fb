/** English, for the coach beside one at the table: fetched with it. */
const en = {
  coach: {
    coach: 'Coach',
    thinking: 'Let me look …',
    quiet: 'I am watching.',
    other: 'A moment ago I said “{lead}”: this is better.',
    good: 'Better: that was well chosen.',
    ask: 'Ask',
    beQuiet: 'Be quiet until I ask',
    more: 'More',
    doubt: {
      clearly: 'The first is clearly best',
      rather: 'The first, by a little',
      even: 'About even: take what you like',
    },
    moments: 'Three moments that moved most',
    lessons: 'Back to the lessons',
    before: 'Before you do that',
    round: '{points} for you in the last round{hasPart, select, yes {, most of it by {source} ({part})} other {}}.',
    ahead: 'You lead {name} by {n, number}.',
    behind: '{name} leads you by {n, number}.',
    level: 'You and {name} are level.',
    after: 'A thought on your last decision',
    showMe: 'Show me',
    takeBack: 'Take it back',
    goOn: 'Go on',
  },
} as const

export type CoachWords = typeof en
export default en
