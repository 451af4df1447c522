import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { servePrecompressed } from '../http/static-files.ts'
import type { Config } from '../settings/config.ts'

type Settings = Pick<
  Config,
  'CONTENT_EDITOR' | 'CONTENT_EDITOR_URL' | 'CONTENT_EDITOR_BRANCH' | 'CONTENT_EDITOR_APP_ID'
>

/** The API of each public host, and its path at a host of one's own. */
const hosts = {
  github: { api: 'https://api.github.com', ownApi: '/api/v3' },
  gitlab: { api: 'https://gitlab.com/api/v4', ownApi: '/api/v4' },
  gitea: { api: 'https://gitea.com/api/v1', ownApi: '/api/v1' },
} as const

/** The editor of content at `/editor`, from the folder of its build; nothing without CONTENT_EDITOR. */
export function editorRoutes(folder: string, settings: Settings): RequestHandler {
  const router = Router()
  const { CONTENT_EDITOR } = settings
  if (CONTENT_EDITOR === undefined) return router
  const { backend, publish_mode } = toRepository(CONTENT_EDITOR, settings)
  const headers = {
    'Content-Security-Policy': toPolicy(new URL(backend.api_root).origin),
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  }
  const servePage = servePrecompressed(join(folder, 'build/editor'), response => void response.set(headers))
  router.get('/editor', (request, response, next) => {
    if (request.path.endsWith('/')) return response.redirect(301, '/editor')
    request.url = '/index.html'
    servePage(request, response, next)
  })
  router.get('/editor/repository.json', (_request, response) => {
    response.set(headers).json({ backend, publish_mode })
  })
  const assets = servePrecompressed(join(folder, 'editor/assets'), response => {
    response.set('Cache-Control', 'public, max-age=31536000, immutable')
  })
  return router.use('/editor/assets', assets)
}

/** What the editor is told of the repository. Only these two hosts have a workflow of branches and pull requests in it. */
export function toRepository(
  editor: string,
  { CONTENT_EDITOR_URL, CONTENT_EDITOR_BRANCH, CONTENT_EDITOR_APP_ID }: Settings,
) {
  const [kind = '', repo = ''] = editor.split(':')
  const name = kind === 'gitlab' || kind === 'gitea' ? kind : 'github'
  const { api, ownApi } = hosts[name]
  return {
    backend: {
      ...{ name, repo, branch: CONTENT_EDITOR_BRANCH },
      ...(CONTENT_EDITOR_URL === undefined
        ? { api_root: api }
        : { api_root: CONTENT_EDITOR_URL + ownApi, base_url: CONTENT_EDITOR_URL }),
      ...(CONTENT_EDITOR_APP_ID === undefined || name === 'github'
        ? { auth_methods: ['token'] }
        : { app_id: CONTENT_EDITOR_APP_ID, ...(name === 'gitlab' && { auth_type: 'pkce' }) }),
    },
    publish_mode: name === 'gitea' ? 'simple' : 'editorial_workflow',
  }
}

/**
 * Its own files and the API of the git host, and nothing elsewhere. Sveltia CMS writes styles into the page and shows
 * pictures that are not uploaded yet.
 */
function toPolicy(apiOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${apiOrigin}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
