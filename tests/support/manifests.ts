import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1'
import { parseAllDocuments } from 'yaml'

const folder = 'deploy/kubernetes'

const models = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
}

/** All manifests but that of kustomize, by file. */
export function readManifests(): ReadonlyMap<string, unknown> {
  const files = readdirSync(folder).filter(name => name !== 'kustomization.yaml')
  return new Map(
    files.flatMap(name => {
      const documents = parseAllDocuments(readFileSync(join(folder, name), 'utf8'))
      return documents.map((document, index) => [index === 0 ? name : `${name} ${index}`, document.toJS()] as const)
    }),
  )
}

/** What is wrong with a manifest by the schema of its kind: wrong values, missing fields, and fields without a meaning. */
export function findManifestFaults(manifest: unknown): readonly string[] {
  const kind = readKind(manifest)
  const [, Model] = Object.entries(models).find(([name]) => name === kind) ?? []
  if (Model === undefined) return [`there is no schema for the kind ${kind}`]
  const unread = new Set<string>()
  try {
    const model: { validate: () => void } = Object.assign(Object.create(Model.prototype), manifest)
    for (const path of listPaths(manifest)) unread.add(path)
    watchReads(model, '', unread).validate()
  } catch (error) {
    return [String(error)]
  }
  return [...unread].map(path => `${path} is no field of a ${kind}`)
}

function readKind(manifest: unknown): string {
  return typeof manifest === 'object' && manifest !== null && 'kind' in manifest ? String(manifest.kind) : 'undefined'
}

function listPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [`${path}/${key}`, ...listPaths(child, `${path}/${key}`)])
}

/** A view of a value that takes the paths of all properties that are read out of `unread`. */
function watchReads<Value extends object>(value: Value, path: string, unread: Set<string>): Value {
  return new Proxy(value, {
    get(target, key) {
      const child: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol') return child
      unread.delete(`${path}/${key}`)
      return typeof child === 'object' && child !== null ? watchReads(child, `${path}/${key}`, unread) : child
    },
  })
}
