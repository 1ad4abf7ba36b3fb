/** What can be read at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Counting {
  inc(): void
}

export interface Metrics {
  readonly registry: Registry
  /** By who made them; children of one counter, because finding a child costs more than counting. */
  readonly moves: { readonly person: Counting; readonly bot: Counting }
  readonly refused: Counter<'code'>
  readonly commits: Histogram
  readonly commitSize: Histogram
  readonly failedCommits: Counter
  readonly sockets: Gauge
  readonly liveTables: Gauge
  readonly botMoves: Counter<'outcome'>
  readonly faults: Counter
  readonly letters: Counter<'channel' | 'outcome'>
  readonly slowClients: Counter
  readonly late: Counter<'consequence'>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const moves = new Counter({ name: 'branchline_moves_total', help: 'Entries added to logs', labelNames: ['by'], registers })
  return {
    registry,
    moves: { person: moves.labels('person'), bot: moves.labels('bot') },
    refused: new Counter({ name: 'branchline_refused_total', help: 'Requests not carried out', labelNames: ['code'], registers }),
    commits: new Histogram({
      name: 'branchline_commit_seconds',
      help: 'Time of a durable commit',
      buckets: [0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    commitSize: new Histogram({
      name: 'branchline_commit_writes',
      help: 'Writes that shared a commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 500, 1000],
      registers,
    }),
    failedCommits: new Counter({ name: 'branchline_failed_commits_total', help: 'Commits that failed', registers }),
    sockets: new Gauge({ name: 'branchline_sockets', help: 'Open sockets', registers }),
    liveTables: new Gauge({ name: 'branchline_live_tables', help: 'Tables in memory', registers }),
    botMoves: new Counter({ name: 'branchline_bot_moves_total', help: 'Decisions of bots', labelNames: ['outcome'], registers }),
    faults: new Counter({ name: 'branchline_rules_faults_total', help: 'Failures of rules, contained', registers }),
    letters: new Counter({
      name: 'branchline_letters_total',
      help: 'Notices sent over channels',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    slowClients: new Counter({ name: 'branchline_slow_clients_total', help: 'Clients cut off because they did not read', registers }),
    late: new Counter({ name: 'branchline_late_total', help: 'Turns whose time ran out', labelNames: ['consequence'], registers }),
  }
}
