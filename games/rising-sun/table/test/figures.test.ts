/** Figures on the sheets beside the board, on positions of ours, against what a player works out by hand. */
import { legalMoves, newAttention } from '@branchline/design'
import { speaker } from '@branchline/engine'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Position, position } from '../../position.ts'
import { risingSun } from '../../rules/index.ts'
import { choicesIn } from '../choices.ts'
import { wordsFor } from '../messages/index.ts'
import { Decks } from '../panels/Decks.tsx'
import type { Dealt } from '../panels/dealt.ts'
import { Ending } from '../panels/Ending.tsx'
import { Routes } from '../panels/Routes.tsx'
import { Scores } from '../panels/Scores.tsx'
import { Supply } from '../panels/Supply.tsx'
import { TurnStrip } from '../panels/TurnStrip.tsx'

/** A sheet as the viewer reads it: without tags. */
function sheet(Sheet: ComponentType<Dealt>, given: Position, viewer = 0, seat = viewer): string {
  const state = position(given)
  const view = risingSun.view(state, viewer)
  const isMine = risingSun.toAct(state) === viewer
  const moves = isMine ? legalMoves(risingSun, view) : []
  const dealt: Dealt = {
    game: risingSun,
    view,
    options: {},
    viewer,
    players: [],
    locale: 'en',
    speaker: speaker(risingSun, 'en', ['Ada', 'Grace', 'Wim', 'Ida']),
    moves,
    attention: newAttention(),
    recap: null,
    choose: () => undefined,
    askWhy: () => undefined,
    t: wordsFor('en'),
    seat,
    choices: choicesIn(view, moves),
  }
  return renderToStaticMarkup(createElement(Sheet, dealt))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('the turn', () => {
  test('a pass says how much Waste it returns', () => {
    expect(sheet(TurnStrip, { seats: [{ hand: ['waste', 'waste', 'normal-train'] }, {}] })).toContain('Pass: return 2 Waste')
    expect(sheet(TurnStrip, { seats: [{ hand: ['normal-train'] }, {}] })).toMatch(/Pass End turn/)
  })

  test('all trains are played in one press, except those that do more than bring money: and it says so', () => {
    const hand = ['normal-train', 'express-train']
    expect(sheet(TurnStrip, { seats: [{ hand }, {}] })).toContain('Play all 2 trains: +$3')
    expect(sheet(TurnStrip, { seats: [{ hand: [...hand, 'tourist-train'] }, {}] })).toContain('Play the 2 plain trains: +$3')
  })

  test('the end of the turn says what is lost', () => {
    const strip = sheet(TurnStrip, { seats: [{ hand: [] }, {}], money: 3, railPoints: 1, acted: true })
    expect(strip).toContain('End turn (lose $3, 1 rail point)')
    expect(strip).not.toContain('Pass')
  })
})

describe('the deck tracker', () => {
  const seats = [{ hand: ['waste', 'normal-train'], deck: ['stadium', 'normal-train'], discard: ['normal-train', 'lay-rails'] }, {}]

  test('one’s own cards by place: hand, deck, discard, play, gained, all', () => {
    const decks = sheet(Decks, { seats, inPlay: ['express-train'], gained: ['waste'] })
    expect(decks).toContain('Normal Train 1 1 1 · · 3')
    expect(decks).toContain('Stadium · 1 · · · 1')
    expect(decks).toContain('Express Train · · · 1 · 1')
    expect(decks).toContain('Waste 1 · · · 1 2')
    expect(decks).toContain('8 cards')
  })

  test('of another player only what everybody knows: hand and deck together', () => {
    const decks = sheet(Decks, { seats }, 1, 0)
    expect(decks).toContain('Hand or deck')
    expect(decks).toContain('Normal Train · 2 1 · · 3')
    expect(decks).toContain('Stadium · 1 · · · 1')
    expect(decks).toContain('Waste · 1 · · · 1')
  })
})

describe('routes', () => {
  test('points, ability, and how many rails each player lacks', () => {
    const routes = (claimedBy?: number) =>
      sheet(Routes, {
        map: 'chiba',
        seats: [{ rails: ['chiba'] }, { rails: ['choshi'] }],
        routes: [{ between: ['chiba', 'tateyama'], ...(claimedBy === undefined ? {} : { claimedBy }) }],
      })
    expect(routes()).toMatch(/A Chiba – Tateyama \d VP · .+ A 4 B 5 rails missing/)
    expect(routes(1)).toMatch(/Grace B claimed/)
    expect(routes(1)).not.toContain('missing')
  })
})

describe('the score by source', () => {
  test('RS-6: cities by their stations, remote locations as printed, buildings', () => {
    const scores = sheet(Scores, {
      map: 'tokyo',
      seats: [{ rails: ['yokohama', 'kawasaki', 'narita'], hand: ['stadium'], touristPoints: 2 }, { rails: ['yokohama'] }],
      stations: { yokohama: 2, kawasaki: 1 },
    })
    // Yokohama with two stations 4, Kawasaki with one 2, Narita 3, Stadium 4, Tourist Trains 2.
    expect(scores).toMatch(/Ada .*\b15\b/)
    expect(scores).toContain('Yokohama 4')
    expect(scores).toContain('Kawasaki 2')
    expect(scores).toContain('Narita 3')
    expect(scores).toContain('1 × Stadium 4')
    expect(scores).toMatch(/Grace .*\b4\b/)
  })
})

describe('the final sheet', () => {
  test('every city, remote location, card and route behind the points', () => {
    const given: Position = {
      map: 'chiba',
      seats: [{ rails: ['chiba'], hand: ['stadium', 'stadium'] }, { rails: ['choshi'] }],
      stations: { chiba: 2 },
      routes: [{ between: ['chiba', 'tateyama'], claimedBy: 0 }],
    }
    const ending = sheet(Ending, given)
    expect(ending).toContain('Chiba 4 (2 stations)')
    expect(ending).toContain('2 × Stadium 8')
    expect(ending).toMatch(/Route bonus \d Chiba – Tateyama \d/)
  })
})

describe('the supply', () => {
  test('counts and empties', () => {
    const supply = sheet(Supply, { seats: [{ hand: [] }, {}], supply: { stadium: 0, 'lay-rails': 3 } })
    expect(supply).toMatch(/Stadium 8 .*×0/)
    expect(supply).toMatch(/Lay Rails 3 .*×3/)
  })
})
