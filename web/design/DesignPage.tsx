import {
  Button,
  ButtonLink,
  Card,
  Count,
  Cube,
  Dialog,
  type Enamel,
  EnamelSign,
  Figures,
  Flag,
  Key,
  LineChart,
  Notice,
  NumberField,
  newAttention,
  Ornament,
  Panel,
  printerOf,
  Radios,
  SeatMark,
  SeatName,
  SeatPiece,
  Select,
  SourceBars,
  Stamp,
  Tabs,
  Target,
  TextField,
  Ticket,
  Track,
} from '@branchline/design'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Viewport } from '../table/Viewport.tsx'
import styles from './DesignPage.module.css'

const INKS = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'spot',
  'spot-wash',
  'legal',
  'legal-wash',
  'warn',
  'warn-wash',
  'focus',
]
const ENAMELS: readonly Enamel[] = ['red', 'black', 'brown', 'blue', 'green', 'yellow', 'pink', 'orange', 'violet', 'white']
const COMPANIES: Readonly<Record<string, string>> = {
  red: 'MR',
  black: 'LNWR',
  brown: 'NER',
  blue: 'GCR',
  green: 'GNR',
  yellow: 'LYR',
  pink: 'LMSR',
  orange: 'LNER',
  violet: 'H&B',
  white: 'S&C',
}
const NAMES = ['Alderson', 'Metcalfe', 'Dinsdale', 'Iveson', 'Priestley']

/** The moves of no game. */
const buildIn = printerOf<null, string>((_, town) => `build ${town}`)

/** Every part of the house style in one place: to look at, to check in both themes, to build tables from. */
export function DesignPage() {
  const t = useTranslations('design')
  const shell = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<'one' | 'two' | 'three'>('two')
  const [flag, setFlag] = useState(true)
  const [number, setNumber] = useState(4)
  const [money, setMoney] = useState(12)
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.display}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {/* Specimens speak English whatever the house speaks. */}
      <div className={styles.specimens} lang="en">
        <Part title="Type">
          <p className={styles.display}>Leeds Central</p>
          <p className={styles.sampleLarge}>Settle &amp; Carlisle, section one</p>
          <p className={styles.sampleMiddle}>Branchline Railway</p>
          <p className={styles.sampleSmall}>Half-yearly accounts</p>
          <p className={styles.measure}>
            Besley, a Clarendon, for names; Cabin, after Johnston, for figures and reading. A line of text is at most thirty-eight rem long,
            and figures stand under each other: 1,835 · 1,923 · £2 10s.
          </p>
        </Part>
        <Part title="Paper and ink">
          <ul className={styles.swatches}>
            {INKS.map((ink) => (
              <li key={ink}>
                <span style={{ background: `var(--${ink})` }} />
                {ink}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Enamel">
          <div className={styles.row}>
            {ENAMELS.map((colour) => (
              <EnamelSign key={colour} colour={colour}>
                {COMPANIES[colour]}
              </EnamelSign>
            ))}
          </div>
          <div className={styles.row}>
            {ENAMELS.map((colour) => (
              <EnamelSign key={colour} colour={colour} small>
                {COMPANIES[colour]}
              </EnamelSign>
            ))}
          </div>
        </Part>
        <Part title="Buttons">
          <div className={styles.row}>
            <Button look="primary">Play now</Button>
            <Button>Set up</Button>
            <Button look="legal">Build to Halifax</Button>
            <Button look="quiet">Rules</Button>
            <Button disabled>Not now</Button>
            <ButtonLink href="/">A link</ButtonLink>
            <Button small>Small</Button>
            <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          </div>
          <p>
            Keys: <Key>U</Key> <Key>←</Key> <Key>→</Key> <Key>Enter</Key>
          </p>
          <Dialog title="A dialog" closeLabel={shell('close')} open={isOpen} onClose={() => setOpen(false)}>
            <p>The browser’s own: focus goes in, stays in, comes back.</p>
          </Dialog>
        </Part>
        <Part title="Fields">
          <div className={styles.fields}>
            <TextField label="Name" value="Alderson" onChange={() => undefined} help="As others see you." />
            <Select label="Map" value="tokyo" onChange={() => undefined} choices={[{ value: 'tokyo', label: 'Tokyo' }]} />
            <Radios
              label="Players"
              value={choice}
              onChange={setChoice}
              choices={[
                { value: 'one', label: 'Two' },
                { value: 'two', label: 'Three' },
                { value: 'three', label: 'Four' },
              ]}
            />
            <NumberField label="Turns" less="Less" more="More" min={1} max={9} value={number} onChange={setNumber} />
            <Flag label="Attacks" help="A signal arm: lowered is clear." value={flag} onChange={setFlag} />
          </div>
        </Part>
        <Part title="Players">
          <div className={styles.row}>
            {NAMES.map((name, seat) => (
              <SeatName key={name} seat={seat} name={name} active={seat === 1} />
            ))}
          </div>
          <div className={styles.row}>
            {NAMES.map((name, seat) => (
              <SeatMark key={name} seat={seat} size={44} title={name} />
            ))}
          </div>
        </Part>
        <Part title="Pieces">
          <svg viewBox="0 0 420 60" className={styles.pieces} role="img" aria-label="Cubes and markers">
            {ENAMELS.map((colour, index) => (
              <Cube key={colour} x={24 + index * 26} y={30} size={22} colour={`var(--enamel-${colour})`} />
            ))}
            {NAMES.map((name, seat) => (
              <SeatPiece key={name} seat={seat} x={300 + seat * 27} y={30} size={24} />
            ))}
          </svg>
          <Track
            label="Profit and loss"
            from={-6}
            to={5}
            ring={0}
            markers={[
              { at: -3, seat: 0 },
              { at: 2, seat: 1 },
              { at: 2, seat: 3 },
              { at: 4, seat: 2 },
            ]}
          />
          <p>
            <Stamp>Your turn</Stamp> &nbsp; <Stamp tone="ink">Paid</Stamp> &nbsp; Money counts: £<Count value={money} />{' '}
            <Button small onClick={() => setMoney(money + 7)}>
              Earn 7
            </Button>
          </p>
        </Part>
        <Part title="Cards">
          <div className={styles.row}>
            <Card name="Lay rails" band="green" kind="Rail" corner={3} foot="Money 1">
              Lay a rail in a hex beside one of yours.
            </Card>
            <Card name="Express train" band="blue" kind="Train" corner={3} foot="Money 2" lit onClick={() => undefined}>
              Money for the journey, a whistle at the platform.
            </Card>
            <Card name="Stadium" band="yellow" kind="Victory" corner={9}>
              4 points at the end.
            </Card>
            <Card name="Waste" band="black" kind="Waste" corner={0}>
              Nothing, in quantity.
            </Card>
          </div>
        </Part>
        <Part title="Figures">
          <Figures
            caption="Dividends, half-year to 31 December"
            showCaption
            rows={[
              { name: 'Midland', income: 24, shares: 4, each: 6 },
              { name: 'Great Northern', income: 17, shares: 5, each: 3 },
              { name: 'Lancashire & Yorkshire', income: 9, shares: 3, each: 3 },
            ]}
            rowKey={(row) => row.name}
            emphasis={(row) => row.name === 'Midland'}
            total={{ name: 'Total', income: 50, shares: 12, each: 12 }}
            columns={[
              { key: 'name', head: 'Railway', cell: (row) => row.name },
              { key: 'income', head: 'Income £', figure: true, cell: (row) => row.income },
              { key: 'shares', head: 'Shares', figure: true, cell: (row) => row.shares },
              { key: 'each', head: 'Each £', figure: true, cell: (row) => row.each },
            ]}
          />
        </Part>
        <Part title="Charts">
          <LineChart
            title="Points over the game"
            marks={[9]}
            curves={NAMES.slice(0, 4).map((name, seat) => ({
              seat,
              name,
              values: Array.from({ length: 24 }, (_, move) => Math.round((move * (seat + 3) * (1 + ((move * 7 + seat * 5) % 4) / 6)) / 2)),
            }))}
          />
          <SourceBars
            title="Sources"
            sources={[
              { id: 'goods', name: 'Goods' },
              { id: 'passengers', name: 'Passengers' },
              { id: 'profit', name: 'Profit' },
            ]}
            rows={NAMES.slice(0, 4).map((name, seat) => ({
              seat,
              name,
              parts: { goods: 6 + seat * 3, passengers: 9 - seat, profit: (seat * 5) % 7 },
            }))}
          />
        </Part>
        <Part title="Sheets">
          <div className={styles.fields}>
            <Panel
              title="A panel"
              aside={
                <EnamelSign colour="blue" small>
                  GCR
                </EnamelSign>
              }
            >
              <p>Heavy rule above, hairline below.</p>
            </Panel>
            <Ticket href="/design" title="A game" number="0417" stamp={<Stamp>Your turn</Stamp>}>
              <span>Alderson · Metcalfe · Dinsdale</span>
              <span>Online · 41 moves</span>
            </Ticket>
            <div className={styles.stack}>
              <Notice>Something to know.</Notice>
              <Notice kind="good">Something went well.</Notice>
              <Notice kind="warn">£2 short.</Notice>
            </div>
            <Tabs
              label="Sheets"
              tabs={[
                { id: 'log', label: 'Log', content: () => <p>What happened.</p> },
                { id: 'players', label: 'Players', content: () => <p>Who is here.</p> },
              ]}
            />
          </div>
          <Ornament />
        </Part>
        <Part title="A board in its frame">
          <div className={styles.board}>
            <SampleBoard />
          </div>
        </Part>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.partTitle}>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  )
}

const TOWNS = [
  { id: 'garsdale', name: 'Garsdale', x: 70, y: 90 },
  { id: 'hawes', name: 'Hawes', x: 180, y: 130 },
  { id: 'askrigg', name: 'Askrigg', x: 300, y: 100 },
  { id: 'leyburn', name: 'Leyburn', x: 440, y: 140 },
  { id: 'bedale', name: 'Bedale', x: 560, y: 190 },
]

/** How a table draws targets: lit places that are considered on hover and focus and chosen by click and Enter. */
function SampleBoard() {
  const [attention] = useState(newAttention)
  const [built, setBuilt] = useState<readonly string[]>(['garsdale'])
  return (
    <Viewport width={640} height={280} label="Sample board" tools={null}>
      <rect width="640" height="280" fill="var(--paper-raised)" />
      <path d="M0 200Q120 140 260 190T520 230T640 210V280H0Z" fill="var(--legal-wash)" />
      {TOWNS.slice(1).map((town, index) => {
        const from = TOWNS[index]
        const isBuilt = built.includes(town.id)
        return (
          <path
            key={town.id}
            d={`M${from.x} ${from.y}L${town.x} ${town.y}`}
            stroke={isBuilt ? 'var(--seat-0)' : 'var(--line-strong)'}
            strokeWidth={isBuilt ? 6 : 2}
            strokeDasharray={isBuilt ? undefined : '4 5'}
          />
        )
      })}
      {TOWNS.map((town, index) => {
        const isNext = !built.includes(town.id) && built.includes(TOWNS[index - 1]?.id ?? '')
        const mark = <circle cx={town.x} cy={town.y} r="9" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
        return (
          <g key={town.id}>
            {isNext ? (
              <Target
                move={buildIn(null, town.id)}
                label={`Build to ${town.name}`}
                attention={attention}
                choose={() => setBuilt([...built, town.id])}
              >
                <circle data-halo cx={town.x} cy={town.y} r="22" />
                {mark}
              </Target>
            ) : (
              mark
            )}
            <text x={town.x} y={town.y - 26} textAnchor="middle" fontFamily="var(--serif)" fontWeight="700" fontSize="16" fill="var(--ink)">
              {town.name}
            </text>
          </g>
        )
      })}
      <SeatPiece seat={0} x={TOWNS[built.length - 1]?.x ?? 0} y={(TOWNS[built.length - 1]?.y ?? 0) + 30} size={22} />
    </Viewport>
  )
}
