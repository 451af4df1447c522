import type { ImageObject, VideoObject } from 'schema-dts'
import type { AboutText, LandscapeText } from '../../shared/content/schemas/page-texts.ts'
import { filmFiles } from '../../shared/film-files.ts'
import type { PageMeta } from '../../shared/page-data.ts'
import { toPictureSource } from '../../shared/pictures.ts'
import { toPublisher } from './organization.ts'
import { type SiteFacts, toWholeAddress } from './site-facts.ts'

/** https://schema.org/ImageObject */
export function toImageObject({ meta, image }: LandscapeText, facts: SiteFacts): ImageObject {
  const { width, height } = toPictureSource(image.src)
  return {
    '@type': 'ImageObject',
    name: meta.title,
    description: image.alt,
    contentUrl: toWholeAddress(facts, image.src),
    encodingFormat: 'image/png',
    width: `${width}px`,
    height: `${height}px`,
    creator: toPublisher(facts),
  }
}

/** https://schema.org/VideoObject */
export function toVideoObject({ film }: AboutText, { canonicalPath = '' }: PageMeta, facts: SiteFacts): VideoObject {
  return {
    '@type': 'VideoObject',
    name: film.heading,
    description: film.text,
    url: toWholeAddress(facts, canonicalPath),
    contentUrl: toWholeAddress(facts, filmFiles.video),
    thumbnailUrl: toWholeAddress(facts, filmFiles.poster),
    encodingFormat: 'video/mp4',
    uploadDate: film.publishedOn,
    duration: `PT${film.seconds}S`,
    inLanguage: 'en-US',
    publisher: toPublisher(facts),
  }
}
