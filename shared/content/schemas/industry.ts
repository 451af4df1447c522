import { z } from 'zod'
import { heroPicture, idOf, picturePath, slug, text } from './fields.ts'
import { kpiKind, splitKpi } from './kpi.ts'

const caseStudySchema = z.strictObject({
  solutionDescription: text().describe('What was built or would be built'),
  implementationRequirements: z.array(text()).min(1).describe('What must be in place'),
  benefits: z.array(text()).min(1).describe('What it brings'),
  roiTimeline: z
    .string()
    .regex(/^\d+[-–]\d+ months$/, 'must be a range such as "6-9 months"')
    .describe('When it pays for itself'),
  source: idOf('sources').describe(
    'Id in content/sources of a public page that supports the case; shown by its host name',
  ),
})

const kpi = () =>
  text().regex(kpiKind, 'must begin with "Our target: ", "Reported by {who}, {year}: " or "Context, {year}: "')

const useCaseSchema = z.strictObject({
  slug: slug().describe('Its query in the URL, ?case={slug}'),
  title: text().describe('Name of the use case'),
  description: text().max(80, 'must have at most 80 characters, two lines of a card').describe('One short sentence'),
  kpi: z
    .union([z.array(kpi()).min(1), kpi()])
    .refine(kpi => splitKpi([kpi].flat()[0] ?? '').figure !== undefined, 'must begin with its figure after its kind')
    .describe(
      'Targets that begin with "Our target: ", results of others that begin with "Reported by {who}, {year}: ", or facts that begin with "Context, {year}: ". The first shows its figure large',
    ),
  image_src: picturePath('images/use-cases')
    .optional()
    .describe('Picture above the case study; the default cover replaces one that fails to load'),
  case_study: caseStudySchema.optional().describe('Shown when the card is clicked'),
})

const successMetricSchema = z.strictObject({
  id: slug().describe('Short name'),
  headline: text().describe('The figure'),
  detail: text().describe('What it says; cut after 60 characters on the band: end a word there'),
})

export const industrySchema = z.strictObject({
  id: slug().describe('Last part of the path, /industries/{id}; also the name of the pictures in public/industries'),
  name: text().describe('Name in the menu'),
  title: text().describe('The page\'s h1, such as "AI for Healthcare"'),
  subtitle: text().describe('One or two sentences under the title'),
  picture: heroPicture('industries').describe('The picture of the first screen'),
  snapshot: z
    .strictObject({
      quote: text().describe("The company's own view of the industry"),
      stats: z
        .array(text().includes(' ', 'must have a space after its first word'))
        .min(1)
        .describe('Statistics; the first word of each is shown large'),
      sources: z
        .array(idOf('sources'))
        .describe('Id in content/sources of the source of each statistic, in the same order'),
    })
    .refine(({ stats, sources }) => stats.length === sources.length, {
      path: ['sources'],
      message: 'must have one source for each of the stats',
    })
    .describe('Industry Snapshot'),
  benefits: z.array(text()).min(1).describe('Benefits of AI in the industry'),
  use_cases: z.array(useCaseSchema).min(1).describe('Featured AI use cases'),
  success_metrics: z.array(successMetricSchema).describe('Rotating band; hidden when empty'),
  cta: z
    .strictObject({
      headline: text().optional().describe('Default: Ready to Begin Your AI Journey?'),
      subtext: text().describe('One or two sentences'),
      button: text().optional().describe('Default: Contact Us'),
      link: text().optional().describe('Ignored: the button always leads to /contact'),
    })
    .describe('Call to action'),
  lead: idOf('people').describe('Id of the person in content/team.json who leads it'),
  demoTags: z.array(text()).describe('Industries or technologies of demos to show'),
  topics: z.array(text()).describe('Topics of the articles and tags of the papers to show below the demos'),
})

export type Industry = z.infer<typeof industrySchema>
export type UseCase = z.infer<typeof useCaseSchema>
/** `source` is the name of the source, `url` its address. */
export type CaseStudy = NonNullable<UseCase['case_study']> & { readonly url: string }
export type Metric = Pick<Industry['success_metrics'][number], 'headline' | 'detail'>
export type UseCaseSummary = Omit<UseCase, 'case_study'>
/** The case studies of an industry by the slug of their use case. */
export type CaseStudies = Readonly<Record<string, CaseStudy>>
