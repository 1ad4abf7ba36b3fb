export const en = {
  'sc-1-catch': 'Catch it',
  'sc-1-catch.why': 'Every coach in your train is a point. But no coach may be heavier than the one before it.',
  'sc-1-catch.grow': 'Your train ends with a 6, and so does the platform. How do you make it longer and keep your 5?',
  'sc-1-catch.grow.light': 'A point, but now the 6 is too heavy for you. Catch it first: the 5 still fits behind it.',
  'sc-1-catch.grow.slip': 'A token for you, and a coach for whoever can catch it. You came to make the train longer.',
  'sc-1-catch.rival': 'Dinsdale couples a 4. Whoever has the longest train at the end scores 3 more.',
  'sc-1-catch.longest': 'Whose train is the longest now?',
  'sc-1-catch.longest.yours': 'You have three coaches. Count the other one.',
} as const
