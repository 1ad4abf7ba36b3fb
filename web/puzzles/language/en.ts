/** English, for puzzles: fetched with their pages. */
const en = {
  puzzles: {
    title: 'Puzzles: {title}',
    lead: 'Moments of real games at which one idea decides. Find the line that is clearly best; the answer is told in words and played.',
    none: 'There are no puzzles for this title.',
    missing: 'There is no such puzzle.',
    home: 'To the front page',
    today: 'The puzzle of the day',
    progress: '{solved, number} of {all, number} solved',
    difficulty: 'Difficulty',
    every: 'All',
    level: { easy: 'easy', middle: 'middling', hard: 'hard', deep: 'very hard' },
    state: { solved: 'solved', helped: 'solved with help', tried: 'tried', new: 'new' },
    nothing: 'None of this difficulty.',
    puzzle: 'Puzzle',
    number: 'Puzzle {n, number}',
    about: '{theme} · {level}',
    loading: 'The position is laid out …',
    silent: 'What is best here? Play it.',
    solved: 'Solved.',
    half: 'The right idea, but not the best way to carry it out. Try again.',
    other: 'Something else is clearly better. Try again.',
    idea: 'The idea',
    answer: 'Show the answer',
    again: 'Try again',
    line: 'Show the line',
    instead: 'And the obvious?',
    done: 'Play it through, or go on',
    wrong: 'Take it back and look again',
    next: 'Next puzzle',
    all: 'All puzzles',
    checking: 'One moment …',
    broken: 'The answer could not be checked. Load the page again.',
  },
} as const

export default en
export type PuzzleWords = typeof en
