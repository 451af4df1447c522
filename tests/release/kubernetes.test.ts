import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseConfig, settingNames } from '../../server/settings/config.ts'
import { findManifestFaults, readManifests } from '../support/manifests.ts'

const manifests = readManifests()

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) })
const security = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
})
const container = z.object({
  image: z.string(),
  securityContext: security,
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const deployment = z
  .object({
    spec: z.object({
      strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.number() }) }),
      template: z.object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z.object({
          terminationGracePeriodSeconds: z.number(),
          securityContext: z.object({
            runAsNonRoot: z.literal(true),
            seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
          }),
          containers: z.tuple([
            container.extend({
              startupProbe: probe,
              readinessProbe: probe,
              livenessProbe: probe,
              envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
              env: z.never().optional(),
            }),
          ]),
          volumes: z.array(z.object({ name: z.string(), emptyDir: z.object({ sizeLimit: z.string() }) })),
        }),
      }),
    }),
  })
  .parse(manifests.get('deployment.yaml'))
const pod = deployment.spec.template.spec
const [site] = pod.containers

const { data: settings } = z.object({ data: z.record(z.string(), z.string()) }).parse(manifests.get('config-map.yaml'))

test.each([...manifests])('%s has only fields and values of its kind', (_name, manifest) => {
  expect(findManifestFaults(manifest)).toEqual([])
})

test('a wrong value, a missing field and one that does not exist are found', () => {
  const policy = (spec: object) => ({ apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: {}, spec })
  expect(findManifestFaults(policy({ maxUnavailable: {} }))[0]).toContain('maxUnavailable')
  expect(findManifestFaults(policy({ maxUnavailble: 1 }))).toEqual([
    '/spec/maxUnavailble is no field of a PodDisruptionBudget',
  ])
  const service = { apiVersion: 'v1', kind: 'Service', metadata: {}, spec: { ports: [{ name: 'http' }] } }
  expect(findManifestFaults(service)[0]).toContain('must have required property port')
})

test('kustomize is told of every file', () => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(readFileSync('deploy/kubernetes/kustomization.yaml', 'utf8')))
  const files = readdirSync('deploy/kubernetes').filter(name => name !== 'kustomization.yaml')
  expect(resources.toSorted()).toEqual(files.toSorted())
})

test('the site accepts the settings, and no secret is among them', () => {
  expect(Object.keys(settings).filter(name => !settingNames.includes(name))).toEqual([])
  expect(() => parseConfig(settings)).not.toThrow()
  expect(Object.keys(settings).join()).not.toMatch(/URL_|SMTP_URL|DATABASE_URL|TOKEN|HASH|PASSWORD/)
  expect(site.envFrom).toEqual([{ configMapRef: { name: 'site-settings' } }, { secretRef: { name: 'site-secrets' } }])
})

test('a stopping pod has the time that it takes', () => {
  const { DRAIN_SECONDS } = parseConfig(settings)
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(DRAIN_SECONDS + 10)
  expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
})

test('probes ask for what the site answers, and only readiness depends on whether it stops', () => {
  const paths = [site.startupProbe, site.readinessProbe, site.livenessProbe].map(({ httpGet }) => httpGet.path)
  expect(paths).toEqual(['/healthz', '/readyz', '/healthz'])
})

test('every selector finds the pods', () => {
  const labels = deployment.spec.template.metadata.labels
  for (const name of ['service.yaml', 'pod-disruption-budget.yaml', 'network-policy.yaml', 'deployment.yaml']) {
    expect(JSON.stringify(manifests.get(name)), name).toContain(JSON.stringify(labels))
  }
})
