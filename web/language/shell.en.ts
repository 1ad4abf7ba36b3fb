/** The frame of every page. */

export const shell = {
  skip: 'Skip to the page',
  navigation: 'Main',
  lobby: 'Lobby',
  replay: 'Replay',
  settings: 'Settings',
  account: 'Account and sign-in',
  toLight: 'Day: light paper',
  toDark: 'Night: dark paper',
  imprint: 'Branchline. Rules in our own words, boards and posters drawn by us.',
  design: 'House style',
  loading: 'One moment …',
  lost: 'There is no such page. The line ends here.',
  fault: 'Something on this page failed.',
  guest: 'Guest',
  unreachable: 'The server cannot be reached.',
  reload: 'Load the page again',
  stale: 'This part could not be fetched: there may be a new version by now. Load the page again; nothing is lost.',
  unfetched: 'You are offline, and this part was not kept on this device. Load the page again when there is a connection; nothing is lost.',
  close: 'Close',
  cancel: 'Cancel',
} as const

export const design = { title: 'House style', lead: 'Every part of the design system on one page.' } as const
