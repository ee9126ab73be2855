import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator watches; `/metrics` shows it in Prometheus' words. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Counter({
    name: 'forceout_http_requests_total',
    help: 'HTTP requests by route and status',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'forceout_refused_total',
    help: 'Requests and sockets refused at the entrance, for too many of them',
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'forceout_sockets',
    help: 'Open WebSockets',
    registers: [this.registry],
  });
  readonly commands = new Counter({
    name: 'forceout_commands_total',
    help: 'Commands to tables by outcome',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly append = new Histogram({
    name: 'forceout_append_seconds',
    help: 'From a decided command to its durable commit',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly troubles = new Counter({
    name: 'forceout_troubles_total',
    help: 'Failures that no person asked for',
    registers: [this.registry],
  });

  readonly tables: Gauge;
  readonly beat: Gauge;

  constructor(tablesInMemory: () => number, beatAge: () => number) {
    // Gauges that read their values when they are asked.
    this.tables = new Gauge({
      name: 'forceout_tables_in_memory',
      help: 'Tables that this process has in its hands',
      registers: [this.registry],
      collect() {
        this.set(tablesInMemory());
      },
    });
    this.beat = new Gauge({
      name: 'forceout_beat_age_seconds',
      help: 'Since this process could last write to the database',
      registers: [this.registry],
      collect() {
        this.set(beatAge());
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }
}
