import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseConfig, settingNames } from '../../server/settings/config.ts'

const { services } = z
  .object({
    services: z.object({
      site: z.looseObject({
        environment: z.record(z.string(), z.string()),
        stop_grace_period: z.string(),
        pids_limit: z.number(),
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

test('the container is limited: only the volume can be written, only this machine reaches it, and it fills neither memory nor disk', () => {
  expect(services.site).toMatchObject({
    read_only: true,
    volumes: ['data:/app/data'],
    ports: [expect.stringMatching(/^\$\{PUBLISHED_ADDRESS:-127\.0\.0\.1\}:/)],
    mem_limit: expect.stringMatching(/^\$\{MEMORY_LIMIT:-384m\}$/),
    logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
  })
  expect(services.site.pids_limit).toBeLessThanOrEqual(200)
})

test('a stopping site has the time that it takes', () => {
  const seconds = Number.parseInt(services.site.stop_grace_period, 10)
  expect(seconds).toBeGreaterThanOrEqual(parseConfig({}).DRAIN_SECONDS + 10)
})
