import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { estimateId } from '../../shared/calculators/estimate-texts.ts'

// What a company does that does not want a part of the site: it removes the files, and then what the content check
// names. Each function changes the copy of the project in `root`.

/** A demo is its folder and its row; articles link to it, and a page quotes its sections. */
export function removeDemo(root: string, id: string): void {
  rmSync(join(root, 'demos', id), { recursive: true })
  changeContent(root, (text, path) => {
    if (path === 'demos.json') return withoutRow(text, id)
    return path === 'pages/measured.json' ? withoutQuotes(text, id) : text.replaceAll(linksTo(`/demos/${id}`), '$1')
  })
}

/** A calculator is its file and the blocks that call it; topics name it and articles link to it. The price page keeps its own. */
export function removeCalculators(root: string): void {
  const folder = join(root, 'content/calculators')
  for (const name of readdirSync(folder)) if (name !== `${estimateId}.json`) rmSync(join(folder, name))
  changeContent(root, text =>
    text
      .replaceAll(blocksOf('calculator'), '')
      .replaceAll(/^ {2}"calculators": \[[^\]]*\],\n/gm, '')
      .replaceAll(linksTo('[^)]*#calculate-[a-z]+'), '$1'),
  )
}

/** A chart is a block in an article. */
export function removeCharts(root: string): void {
  changeContent(root, text => text.replaceAll(blocksOf('chart'), ''))
}

/** A file to download is a workbook or a document; articles, topics and sections of the kind `downloads` name it. */
export function removeDownloads(root: string): void {
  const folders = ['workbooks', 'documents'].map(folder => join(root, 'content', folder))
  const ids = folders.flatMap(folder => readdirSync(folder)).map(name => name.replace(/\.\w+$/, ''))
  for (const folder of folders) rmSync(folder, { recursive: true })
  const withoutFiles = (files: readonly string[]) => {
    const left = files.filter(id => !ids.includes(id))
    return left.length === 0 ? undefined : left
  }
  changeContent(root, (text, path) => {
    if (!/"files": \[|"document": \{|^files:$/m.test(text)) return text
    if (path.endsWith('.md')) {
      return text.replace(/^files:\n((?: {2}- .*\n)+)/m, (_, list: string) => {
        const left = withoutFiles(
          list
            .trim()
            .split(/\s*\n\s*/)
            .map(line => line.slice(2)),
        )
        return left === undefined ? '' : `files: [${left.join(', ')}]\n`
      })
    }
    const change = (key: string, value: unknown) => {
      const { files, ...others }: { readonly files?: unknown } = Object(value)
      // The paper on a pier of the home page.
      if (key === 'document') return undefined
      if (Array.isArray(value)) return value.filter(item => item?.kind !== 'downloads' || item.files !== undefined)
      return Array.isArray(files) ? { ...others, files: withoutFiles(files) } : value
    }
    return JSON.stringify(JSON.parse(text, change), null, 2)
  })
}

function changeContent(root: string, change: (text: string, path: string) => string): void {
  const folder = join(root, 'content')
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(json|md)$/.test(path)) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const changed = change(text, path)
    if (changed !== text) writeFileSync(join(folder, path), changed)
  }
}

function withoutRow(text: string, id: string): string {
  const rows: readonly { readonly id: string }[] = JSON.parse(text)
  return JSON.stringify(
    rows.filter(row => row.id !== id),
    null,
    2,
  )
}

function withoutQuotes(text: string, demo: string): string {
  const page: { readonly sections: readonly { readonly demo?: string }[] } = JSON.parse(text)
  return JSON.stringify({ ...page, sections: page.sections.filter(section => section.demo !== demo) }, null, 2)
}

/** Links of Markdown to an address; the first group is their words. */
function linksTo(address: string): RegExp {
  return new RegExp(`\\[([^\\]]*)\\]\\(${address}(?:[?#][^)]*)?\\)`, 'g')
}

function blocksOf(language: string): RegExp {
  return new RegExp(`^\`\`\`${language}\\n[\\s\\S]*?^\`\`\`\\n\\n?`, 'gm')
}
