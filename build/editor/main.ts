import CMS from '@sveltia/cms'
import { contentFiles } from './content-files.ts'
import { type Repository, toConfig } from './to-config.ts'

for (const { name, format } of contentFiles) {
  const { extension, fromFile, toFile } = format
  CMS.registerCustomFormat(name, extension, { fromFile, toFile })
}
const answer = await fetch('/editor/repository.json')
const repository: Repository = await answer.json()
CMS.init({ config: toConfig(repository) })
