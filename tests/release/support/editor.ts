import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type ContentFiles, contentFiles } from '../../../build/editor/content-files.ts'
import { type RunningServer, startBuiltServer } from '../../browser/support/servers.ts'

type Fixtures = {
  /** The editor with a folder that has all files of content. */
  readonly editor: Page
  /** Requests to other hosts. */
  readonly requests: string[]
}

/** The built site with its editor, and in place of the folder that a person picks a private one of the browser. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the first parameter
    async ({}, use) => {
      const server = await startBuiltServer({ CONTENT_EDITOR: 'github:example/site' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  requests: async ({ page, server }, use) => {
    const requests: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) requests.push(request.url())
    })
    await use(requests)
  },
  editor: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const showDirectoryPicker = () => navigator.storage.getDirectory()
      Object.assign(window, { showDirectoryPicker })
    })
    await page.goto('/editor/repository.json')
    await writeFolder(page, readContent())
    await page.goto('/editor')
    await page.getByRole('button', { name: /local repository/i }).click()
    await expect(page.getByRole('treeitem', { name: 'Sources' })).toBeVisible()
    await use(page)
  },
})

export { expect }

/** A file of content as the editor addresses it. */
export type Entry = { readonly path: string; readonly address: string }

export const entries: readonly Entry[] = contentFiles.flatMap(toEntries)

function toEntries({ name, isFolder, format: { extension } }: ContentFiles): readonly Entry[] {
  if (!isFolder) {
    const collection = name.startsWith('pages/') ? 'pages' : 'site'
    return [{ path: `content/${name}.json`, address: `${collection}/entries/${name.replaceAll('/', '-')}` }]
  }
  const names = readdirSync(join('content', name)).filter(file => file.endsWith(`.${extension}`))
  return names.map(file => ({
    path: `content/${name}/${file}`,
    address: `${name}/entries/${file.slice(0, -extension.length - 1)}`,
  }))
}

function readContent(): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ path }) => [path, readFileSync(path, 'utf8')]))
}

/** The private folder of the browser, with an empty repository, as a project has it. */
async function writeFolder(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async files => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of Object.entries(files)) {
      let folder = root
      const names = path.split('/')
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      const writable = await file.createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)
}

/** The text of a file in the folder; undefined when there is none. */
export async function readFile(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async path => {
    let folder = await navigator.storage.getDirectory()
    const names = path.split('/')
    try {
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
      const file = await folder.getFileHandle(names.at(-1) ?? '')
      return await (await file.getFile()).text()
    } catch {
      return undefined
    }
  }, path)
}

/** Opens the form of a new file, and waits until the editor has made its draft: what is typed before is lost. */
export async function openNew(page: Page, collection: string): Promise<void> {
  await page.evaluate(collection => {
    location.hash = `#/collections/${collection}/new`
  }, collection)
  await expect(page.getByText(/^You.re now creating a new entry/)).toBeAttached()
}

/** Opens a file by its address in the editor. */
export async function openEntry(page: Page, address: string): Promise<void> {
  await page.evaluate(address => {
    location.hash = `#/collections/${address}`
  }, address)
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
}

/** Saves what has changed. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save' })
  await pressUntil(button, () => expect(button).toBeHidden({ timeout: 3000 }))
}

/** Presses a button until it has done something: while the editor closes a list or reads a picture, it does nothing. */
export async function pressUntil(button: Locator, isDone: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    await isDone()
  }).toPass()
}

/** Types a letter at the end of the first text of each file and saves it. Returns what the files then say, by path. */
export async function typeLetterInto(page: Page, entries: readonly Entry[]): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async entries => {
    const root = await navigator.storage.getDirectory()
    const waitFor = async <T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> => {
      const end = performance.now() + 20_000
      while (performance.now() < end) {
        const found = await find()
        if (found !== undefined) return found
        await new Promise(resolve => setTimeout(resolve, 10))
      }
      throw new Error(`${location.hash} waits for ${find}`)
    }
    const open = async (path: string) => {
      let folder = root
      const names = path.split('/')
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
      return (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text()
    }
    // Undefined while the editor puts another file in its place.
    const read = (path: string) => open(path).catch(() => undefined)
    const isSave = (button: HTMLElement) => button.textContent?.trim() === 'Save'
    const findSave = () => [...document.querySelectorAll<HTMLButtonElement>('button')].find(isSave)
    const findBox = () => {
      const form = document.querySelector('[role=group][aria-label^=Edit]')
      const boxes = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input') ?? [])]
      const filled = boxes.filter(({ value, type }) => value !== '' && ['textarea', 'text'].includes(type))
      // The first line is the id.
      const found = filled.find(box => box.localName === 'textarea') ?? filled[1]
      if (found === undefined) form?.querySelector<HTMLElement>('[aria-expanded=false]:not([aria-haspopup])')?.click()
      return found
    }
    const saved: Record<string, string> = {}
    for (const { path, address } of entries) {
      const before = await read(path)
      location.hash = `#/collections/${address}`
      await waitFor(findSave)
      const box = await waitFor(findBox)
      box.setRangeText('x', box.value.length, box.value.length, 'end')
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      const save = await waitFor(() =>
        findSave()?.ariaDisabled === 'true' || findSave()?.disabled ? undefined : findSave(),
      )
      save.click()
      await waitFor(() => (location.hash.includes('/entries/') || findSave() ? undefined : true))
      saved[path] = await waitFor(async () => {
        const now = await read(path)
        return now === before ? undefined : now
      })
    }
    return saved
  }, entries)
}
