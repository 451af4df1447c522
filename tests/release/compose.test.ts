import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseConfig, settingNames } from '../../server/settings/config.ts'

const { services } = z
  .object({
    services: z.object({
      site: z.object({
        environment: z.record(z.string(), z.string()),
        volumes: z.array(z.string()),
        read_only: z.boolean(),
        ports: z.array(z.string()),
        mem_limit: z.string(),
        stop_grace_period: z.string(),
        pids_limit: z.number(),
        logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
      }),
    }),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8')))

/** The image decides where it listens and what it writes to. */
const ofImage = ['PORT', 'HOST', 'DATA_DIR']

test('the compose file passes on every setting that is the operator’s', () => {
  const expected = settingNames.filter(name => !ofImage.includes(name))
  expect(Object.keys(services.site.environment).toSorted()).toEqual(expected.toSorted())
})

test('the list of settings names every setting', () => {
  const list = readFileSync('docs/settings.md', 'utf8')
  expect(settingNames.filter(name => !list.includes(`\`${name}\``))).toEqual([])
})

test('only the volume can be written', () => {
  expect(services.site).toMatchObject({ read_only: true, volumes: ['data:/app/data'] })
})

test('by default only this machine reaches the site, and its memory is limited', () => {
  expect(services.site.ports).toEqual([expect.stringMatching(/^\$\{PUBLISHED_ADDRESS:-127\.0\.0\.1\}:/)])
  expect(services.site.mem_limit).toMatch(/^\$\{MEMORY_LIMIT:-384m\}$/)
})

test('a stopping site has the time that it takes', () => {
  const seconds = Number.parseInt(services.site.stop_grace_period, 10)
  expect(seconds).toBeGreaterThanOrEqual(parseConfig({}).DRAIN_SECONDS + 10)
})

test('the container neither fills the disk with its log nor starts processes without end', () => {
  expect(services.site.pids_limit).toBeLessThanOrEqual(200)
  expect(services.site.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
})
