import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findProgram } from '../../scripts/programs.ts'
import { takeOwnPort } from './own-port.ts'
import { makeTempFolder } from './temp-folder.ts'
import { waitUntil } from './wait-for.ts'

export type Nginx = {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Sends requests to other ports of this machine from now on; keeps the cache. Resolves when the worker before has ended. */
  readonly reload: (sitePorts: readonly number[]) => Promise<void>
  /** Deletes the files of the cache, as docs/scaling.md says for a deploy. */
  readonly purge: () => void
  /** What `nginx -t` says of the same files. */
  readonly check: () => string
  /** Ends nginx and its connections; also done at the end of the test. */
  readonly stop: () => Promise<void>
}

type Options = {
  /** Ports on 127.0.0.1 in place of the addresses in upstream.conf; the first ones again when there are fewer. */
  readonly sitePorts: readonly number[]
}

/** Lines of nginx's log. */
const started = /start worker process \d/g
const ended = /worker process \d+ exited/g

/** A real nginx with the files of deploy/nginx on a free port of 127.0.0.1, with an empty cache. */
export async function startNginx({ sitePorts }: Options): Promise<Nginx> {
  const folder = makeTempFolder()
  const cacheFolder = join(folder, 'cache')
  const port = await takeOwnPort()
  const changes = { 'listen 8080;': `listen 127.0.0.1:${port};`, '/var/cache/nginx/site': cacheFolder }
  writeFileSync(join(folder, 'site.conf'), replaceAll(readShipped('site.conf'), changes))
  const writeUpstream = (ports: readonly number[]) => writeFileSync(join(folder, 'upstream.conf'), toUpstream(ports))
  const configFile = join(folder, 'nginx.conf')
  writeUpstream(sitePorts)
  writeFileSync(configFile, toConfig(folder))
  mkdirSync(join(folder, 'temp'))

  const args = ['-p', folder, '-c', configFile]
  const nginx = spawn(findProgram('nginx'), args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const exited = once(nginx, 'exit')
  const count = (event: RegExp) => readLog(folder).match(event)?.length ?? 0
  const waitForMore = (event: RegExp, than: number) => waitUntil(() => count(event) > than || nginx.exitCode !== null)
  const stop = async () => {
    nginx.kill('SIGTERM')
    await exited
  }
  onTestFinished(stop)
  await waitForMore(started, 0)
  if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${readLog(folder)}`)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: nginx.pid ?? 0,
    reload: async ports => {
      const before = count(ended)
      writeUpstream(ports)
      nginx.kill('SIGHUP')
      await waitForMore(ended, before)
    },
    purge: () => {
      for (const name of readdirSync(cacheFolder)) rmSync(join(cacheFolder, name), { recursive: true })
    },
    check: () => spawnSync(findProgram('nginx'), ['-t', ...args], { encoding: 'utf8' }).stderr,
    stop,
  }
}

function toConfig(folder: string): string {
  const isRoot = process.getuid?.() === 0
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
worker_shutdown_timeout 10s;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events { worker_connections 2048; }
http {
  ${temporary.map(name => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  include ${folder}/upstream.conf;
  include ${folder}/site.conf;
}
`
}

/** The shipped block with other addresses. Only nginx 1.27.3 and newer follow addresses that change. */
function toUpstream(ports: readonly number[]): string {
  let count = 0
  return readShipped('upstream.conf').replaceAll(/\bsite\d:3000 resolve\b/g, () => {
    const port = ports[count % ports.length]
    count += 1
    return `127.0.0.1:${port}`
  })
}

function readShipped(name: string): string {
  return readFileSync(`deploy/nginx/${name}`, 'utf8')
}

function readLog(folder: string): string {
  const file = join(folder, 'error.log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function replaceAll(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx/site.conf has no "${from}"`)
    return changed.replaceAll(from, to)
  }, text)
}
