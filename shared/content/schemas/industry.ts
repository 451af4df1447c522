import { z } from 'zod'
import { httpsUrl, picturePath, slug, text } from './fields.ts'

const caseStudySchema = z.strictObject({
  solutionDescription: text().describe('What was built or would be built'),
  implementationRequirements: z.array(text()).min(1).describe('What must be in place'),
  benefits: z.array(text()).min(1).describe('What it brings'),
  roiTimeline: z
    .string()
    .regex(/^\d+[-–]\d+ months$/, 'must be a range such as "6-9 months"')
    .describe('When it pays for itself'),
  url: httpsUrl().describe('A real public page that supports the case; shown by its host name'),
})

const useCaseSchema = z.strictObject({
  slug: slug().describe('Its address, ?case={slug}'),
  title: text().describe('Name of the use case'),
  description: text().describe('One or two sentences'),
  kpi: z.union([z.array(text()).min(1), text()]).describe('Measured results with a source, or targets worded as such'),
  image_src: picturePath()
    .optional()
    .describe('Cover over the case study; the default cover stands in for a broken one'),
  case_study: caseStudySchema.optional().describe('Shown when the card is clicked'),
})

const successMetricSchema = z.strictObject({
  id: slug().describe('Short name'),
  headline: text().describe('The figure'),
  detail: text().describe('What it says; cut after 60 characters on the band'),
})

export const industrySchema = z.strictObject({
  id: z
    .enum([
      'private-equity',
      'logistics',
      'healthcare',
      'legal-services',
      'manufacturing',
      'financial-services',
      'energy',
      'insurance',
      'life-sciences',
    ])
    .describe('Last part of the address, /industries/{id}'),
  name: text().describe('Name in the menu'),
  title: text().startsWith('AI for ', 'must begin with "AI for "').describe("The page's h1"),
  subtitle: text().describe('One or two sentences under the title'),
  snapshot: z
    .strictObject({
      quote: text().describe("The company's own view of the industry"),
      stats: z
        .array(text().includes(' ', 'must have a space after its lead figure'))
        .length(3)
        .describe('Figures; the first word of each is printed large'),
      sources: z.array(httpsUrl()).length(3).describe('Where each stat stands, in the same order'),
    })
    .describe('Industry Snapshot'),
  benefits: z.array(text()).length(4).describe('Benefits of AI in the industry'),
  use_cases: z.array(useCaseSchema).length(8).describe('Featured AI use cases'),
  success_metrics: z.array(successMetricSchema).length(5).describe('Rotating band'),
  cta: z
    .strictObject({
      headline: text().optional().describe('Default: Ready to Begin Your AI Journey?'),
      subtext: text().describe('One or two sentences'),
      button: text().optional().describe('Default: Contact Us'),
      link: text().optional().describe('Ignored: the button always leads to /contact'),
    })
    .describe('Call to action'),
  demoTags: z.array(text()).describe('Industries or technologies of demos to show'),
})

export type Industry = z.infer<typeof industrySchema>
export type UseCase = z.infer<typeof useCaseSchema>
export type CaseStudy = z.infer<typeof caseStudySchema>
export type SuccessMetric = z.infer<typeof successMetricSchema>
