/** What a river costs can be seen wherever it costs: the frames of cities and the light round places leave it in sight. */

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hexIds, homeOf, urbanHexes } from '../../rules/board.ts'
import { NOBODY } from '../../rules/state.ts'
import { riverSides, riversBeside } from '../board/geometry.ts'
import { Lights } from '../board/Places.tsx'
import { City } from '../board/Towns.tsx'

/** The stretches along a place begin and end beyond it. */
const york = hexIds.indexOf('york')
const corners = (course: string) => [...course.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

test('beside a town as many stretches of rivers are drawn as it costs more to enter it', () => {
  for (const hex of urbanHexes) {
    const whole = riversBeside(hex).flatMap(({ course }) =>
      corners(course)
        .slice(1)
        .map((to, at) => Math.hypot(to.x - corners(course)[at].x, to.y - corners(course)[at].y)),
    )
    expect(whole.filter((long) => long > 40).length, hexIds[hex]).toBe(riverSides[hex])
  }
})

test('a home city lies within the rivers on its sides', () => {
  const apothem = 50 * Math.cos(Math.PI / 6)
  for (const hex of homeOf) {
    const drawn = renderToStaticMarkup(createElement(City, { hex, control: NOBODY, cubes: 0, isAlone: true }))
    const reach = Math.max(...corners(drawn.match(/d="([^"]+)"/)?.[1] ?? '').map(({ x }) => x)) + 1
    for (const { width } of riversBeside(hex)) expect(reach).toBeLessThan(apothem - width / 4)
  }
})

test('the light round York is drawn under its river', () => {
  const drawn = renderToStaticMarkup(createElement(Lights, { hexes: [york] }))
  expect(drawn.lastIndexOf('ring')).toBeLessThan(drawn.indexOf('river'))
  expect(drawn).toContain(riversBeside(york)[0].course)
})
