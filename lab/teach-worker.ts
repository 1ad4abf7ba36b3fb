/** A thread of teaching: plays games, keeps what was seen in all of them, and reckons slopes. */
import { parentPort } from 'node:worker_threads'
import { subjectNamed } from './subjects.ts'
import { type Look, looksOf, slopeOf, surpriseOf, type Task } from './teach.ts'

let title = ''
let looks: readonly Look[] = []

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(answer(task))
})

function answer(task: Task): unknown {
  switch (task.do) {
    case 'play':
      return looksOf(task.lesson, task.game)
    case 'remember':
      title = task.title
      looks = task.looks
      return null
    case 'surprise':
      return surpriseOf(subjectNamed(title), task.values, task.doubt, some(task.batch))
    case 'slope':
      return slopeOf(subjectNamed(title), task.values, task.doubt, task.name, some(task.batch))
  }
}

const some = (places: readonly number[]): Look[] => places.map((place) => looks[place])
