/** The coach beside one at the table. */

export const coach = {
  coach: 'Coach',
  thinking: 'Let me look …',
  quiet: 'I look on.',
  other: 'I was wrong a moment ago.',
  good: 'Better: that was well chosen.',
  ask: 'Ask',
  beQuiet: 'Be quiet until I ask',
  more: 'More',
  doubt: {
    clearly: 'Clearly the first',
    rather: 'Rather the first',
    even: 'About even: take what you like',
  },
  after: 'A thought on your last decision',
  showMe: 'Show me',
  takeBack: 'Take it back',
  goOn: 'Go on',
}
