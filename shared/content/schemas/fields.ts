import { z } from 'zod'
import { isStaticRouteId, routeTable, type StaticRouteId } from '../../addresses/routes.ts'
import { findPictureKind } from '../../values/pictures.ts'
import { slugPattern } from '../../values/slug.ts'
import { formHints, type PictureFolder, type Reference } from './form-hints.ts'

/** Building blocks of the schemas. Each use adds a description, which the content check shows to the editor. */

export const text = () => z.string().trim().min(1, 'must not be empty')

export const slug = () =>
  z.string().regex(slugPattern, 'must be lower-case words joined by single hyphens, such as "ai-strategist"')

/** The id of another entity, which a form offers by its name. */
export const idOf = (reference: Reference) => slug().register(formHints, { reference })

/** The name of a person in content/team.json. */
export const personName = () => text().register(formHints, { reference: 'names of people' })

/** Values that texts state, by name. */
export const facts = () =>
  z.record(z.string().regex(/^[a-z][a-zA-Z]*$/, 'must be a name such as "appliesFrom"'), text())

/** A calendar date in UTC, as 2025-05-19. */
export const calendarDate = () => z.iso.date('must be a date such as 2025-05-19')

/** Keeps a piece out of production. */
export const draft = () => z.boolean().optional().describe('True for a draft: only a preview shows it')

/** The day of a piece that has no other date. */
export const appears = () =>
  calendarDate().optional().describe('Day on which it appears, at 00:00 UTC. Default: at once')

export const httpsUrl = () => z.url({ protocol: /^https$/, error: 'must be an absolute https:// URL' })

export const sitePath = () =>
  z.string().regex(/^\/[^/\\]/, 'must be a path from the site\'s root, such as "/images/cover.png"')

export const pageId = () =>
  z
    .custom<StaticRouteId>(value => typeof value === 'string' && isStaticRouteId(value), {
      error: issue => `"${issue.input}" is not the id of a page without parameters in shared/addresses/routes.ts`,
    })
    .register(formHints, { options: routeTable.map(({ id }) => id).filter(isStaticRouteId) })

export const iconName = () =>
  z.enum(
    [
      'agent',
      'api',
      'badge',
      'building',
      'chart',
      'chat',
      'clipboard',
      'code',
      'compass',
      'data',
      'flask',
      'globe',
      'layers',
      'people',
      'person',
      'scale',
      'search',
      'shield',
      'speed',
      'spark',
    ],
    { error: issue => `"${issue.input}" is not an icon; choose one of those in client/components/icons.ts` },
  )

export const pageLink = () =>
  z
    .strictObject({
      label: text().describe('The words on the link or button'),
      page: pageId().describe('Id of its page, from shared/addresses/routes.ts'),
      topic: slug().optional().describe('For the contact page: id of the topic that the message is about'),
    })
    .describe('A link to a page of this site')

export type PageLinkContent = z.infer<ReturnType<typeof pageLink>>

/** A picture in a folder of shared/values/pictures.ts, which gives the size and the variants of its pictures. */
export const picturePath = (picture: PictureFolder) =>
  sitePath()
    .refine(src => findPictureKind(src) !== undefined, 'must be in a picture folder of shared/values/pictures.ts')
    .register(formHints, { picture })

export const picture = (folder: PictureFolder) =>
  z.strictObject({
    src: picturePath(folder).describe("Path of the picture, from the site's root"),
    alt: text().describe('What the picture shows, for visitors who cannot see it'),
  })

export const meta = () =>
  z
    .strictObject({
      title: text()
        .max(60, 'must fit a search result: at most 60 characters')
        .describe("Title of the page, without the company's name"),
      description: text()
        .max(170, 'must fit a search result: at most 170 characters')
        .describe('One or two sentences for search results and shared links'),
    })
    .describe('What search results and shared links say')

export const sectionHead = () =>
  z.strictObject({
    heading: text().describe('Heading of the section'),
    text: text().optional().describe('One or two sentences under it'),
  })

export const heroPicture = (folder: PictureFolder) =>
  picture(folder).extend({
    tall: picturePath(folder).optional().describe('Another picture for small screens'),
    lights: sitePath().optional().describe('What shines in the picture in the dark scheme: an SVG of its shape'),
    tallLights: sitePath().optional().describe('The same for the tall picture'),
    focus: z
      .enum(['left', 'right', 'top', 'bottom', 'left bottom', 'right bottom', 'left top', 'right top'])
      .optional()
      .describe('Where the subject is: what stays in view when the picture is cut. Default: the center'),
    isNight: z.boolean().optional().describe('A dark picture, which has an edge where others fade into a light page'),
  })

/** The first screen of a page. */
export const hero = () =>
  z
    .strictObject({
      eyebrow: text().optional().describe('A few words above the heading'),
      heading: text().describe("The page's one h1"),
      text: text().describe('One to three sentences under the heading'),
    })
    .describe('The first screen')

/** A first screen with a picture of its own: no other page shows it there. */
export const picturedHero = (folder: PictureFolder) =>
  hero()
    .extend({ picture: heroPicture(folder).describe('The picture of the first screen') })
    .describe('The first screen')

export type HeroPicture = z.infer<ReturnType<typeof heroPicture>>

export const callToAction = () =>
  z
    .strictObject({
      heading: text().describe('The question or promise'),
      text: text().describe('One or two sentences'),
      primary: pageLink().describe('The strong button'),
      secondary: pageLink().optional().describe('The quiet button'),
      links: z.array(pageLink()).min(1).optional().describe('Pages to read first, as a line of links'),
    })
    .describe('The block at the end of the page')
