// A cluster of a test of its own, started by `doska-load cluster` with PostgreSQL and NATS, and the way to it: what a
// load balancer does.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';

/** `cargo test` has built it. */
const load = process.env['DOSKA_LOAD'] ?? '../target/debug/doska-load';

export class Cluster {
  nodes: URL[] = [];
  #process: ChildProcessWithoutNullStreams | null = null;
  #lines: Interface | null = null;
  #balancers: Server[] = [];

  async start(nodes: number) {
    this.#process = spawn(load, ['cluster', '--nodes', String(nodes)], { stdio: 'pipe' });
    let complaints = '';
    this.#process.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
    this.#lines = createInterface({ input: this.#process.stdout });
    const ended = new Promise<never>((_, reject) => {
      this.#process!.once('error', reject);
      this.#process!.once('exit', () => reject(new Error(`${load} has ended: ${complaints}`)));
    });
    const line = await Promise.race([this.#line(), ended]);
    ended.catch(() => undefined);
    this.nodes = (JSON.parse(line) as { nodes: string[] }).nodes.map((node) => new URL(node));
  }

  #line() {
    return new Promise<string>((resolve) => this.#lines!.once('line', resolve));
  }

  /** `kill`, `start`, `stop` or `continue` a node. */
  async tell(command: string, node: number) {
    const said = this.#line();
    this.#process!.stdin.write(`${command} ${node}\n`);
    const answer = JSON.parse(await said) as { done?: string; failed?: string };
    if (!answer.done) throw new Error(answer.failed);
  }

  /** The address of a site that leads to a node while it runs, and to the others otherwise. */
  async balancer(first: number): Promise<string> {
    const nodes = [...this.nodes.slice(first), ...this.nodes.slice(0, first)];
    const server = createServer((client) => carry(client, nodes));
    this.#balancers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async end() {
    for (const server of this.#balancers) server.close();
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.stdin.end();
    await ended;
  }
}

/** Passes a connection on to the first node that takes it. */
function carry(client: Socket, [node, ...others]: URL[]) {
  if (!node) return client.destroy();
  const service = connect(Number(node.port), node.hostname);
  const refused = () => carry(client, others);
  service.once('error', refused);
  service.once('connect', () => {
    service.off('error', refused);
    for (const [from, to] of [
      [client, service],
      [service, client],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
}
