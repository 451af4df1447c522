import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import { type ContentFiles, contentFiles } from './content-files.ts'
import { toFields } from './to-fields.ts'
import { toLabel } from './to-shape.ts'

/** What the server says of the git host. */
export type Repository = Pick<CmsConfig, 'backend' | 'publish_mode'>

/** The configuration of Sveltia CMS for all files of content. */
export function toConfig(repository: Repository): CmsConfig {
  return {
    ...repository,
    load_config_file: false,
    app_title: 'Editor',
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: { default: { config: { max_file_size: maxPictureBytes, slugify_filename: true } } },
    // A page is seen on the preview instance.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...contentFiles.filter(({ isFolder }) => isFolder).map(toEntryCollection),
      toFileCollection('pages', contentFiles.filter(isPage)),
      toFileCollection(
        'site',
        contentFiles.filter(files => !files.isFolder && !isPage(files)),
      ),
    ],
  }
}

/** A photograph of 24 megapixels has about 10 MB. */
const maxPictureBytes = 20_000_000

function isPage({ name, isFolder }: ContentFiles): boolean {
  return !isFolder && name.startsWith('pages/')
}

/** Fields by which people know an entity, the first of them that it has. */
const titles = ['title', 'name', 'heading', 'outcome', 'hero']

function toEntryCollection({ name, fields }: ContentFiles): Collection {
  const title = titles.find(title => fields.some(field => field.name === title))
  const summary = title === 'hero' ? 'hero.heading' : (title ?? 'id')
  return {
    name,
    label: toLabel(name),
    folder: `content/${name}`,
    create: true,
    identifier_field: 'id',
    slug: '{{fields.id}}',
    summary: `{{${summary}}}`,
    format: name,
    fields: toFields(fields),
  }
}

function toFileCollection(name: string, files: readonly ContentFiles[]): Collection {
  return { name, label: toLabel(name), files: files.map(toFile) }
}

function toFile({ name, fields, format }: ContentFiles): CollectionFile {
  return {
    name: name.replaceAll('/', '-'),
    label: toLabel(name.replace(/^pages\//, '').replaceAll('/', ': ')),
    file: `content/${name}.${format.extension}`,
    format: name,
    fields: toFields(fields),
  }
}
