import type { CaseStudies, CaseStudy, UseCaseSummary } from '../../shared/content/library.ts'
import { escapeText, toHeading, toLink, toList, toStrong } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeDemoCards } from './demos.ts'
import { writeCallToAction, writeCards, writeHead, writeLinks, writeTextList, writeTexts } from './parts.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

/** An industry with all its case studies, which the page shows one at a time. */
export async function writeIndustry(data: ScreenData['industry'], { library }: WriterContext): Promise<WrittenPage> {
  const { text, industry, demos, reading } = data
  const { id, name, snapshot, benefits, use_cases, success_metrics, cta } = industry
  const studies: CaseStudies = await library.read(`cases/${id}`)
  return {
    heading: industry.title,
    blocks: [
      ...writeTexts(industry.subtitle),
      ...writeHead({ heading: 'Industry Snapshot', text: snapshot.quote }),
      toList(
        snapshot.stats.map((stat, index) => {
          const source = snapshot.sources[index]
          const link = source && ` (${toLink(`${source.publisher}, ${source.year}`, source.url)})`
          return `${escapeText(stat)}${link ?? ''}`
        }),
      ),
      ...writeHead({ heading: `Benefits of AI in ${name}` }),
      writeTextList(benefits),
      ...writeHead({ heading: 'Featured AI Use Cases' }),
      writeCards(text.legend.map(({ label, meaning }) => ({ title: label, text: meaning }))),
      ...use_cases.flatMap(useCase => writeUseCase(useCase, studies[useCase.slug], text.timeline)),
      ...(success_metrics.length > 0
        ? [
            ...writeHead({ heading: 'Success Metrics', text: text.metrics }),
            writeCards(success_metrics.map(({ headline, detail }) => ({ title: headline, text: detail }))),
          ]
        : []),
      ...(demos.length > 0 ? [toHeading(2, 'Demos & Resources Hub'), writeDemoCards(demos)] : []),
      ...(reading.length > 0 ? [toHeading(demos.length > 0 ? 3 : 2, text.reading), writeLinks(reading)] : []),
      ...writeCallToAction({
        heading: cta.headline ?? 'Ready to Begin Your AI Journey?',
        text: cta.subtext,
        primary: { label: cta.button ?? 'Contact Us', page: 'contact', topic: id },
      }),
    ],
  }
}

function writeUseCase(
  { title, description, kpi }: UseCaseSummary,
  study: CaseStudy | undefined,
  timelineNote: string,
): readonly string[] {
  const head = [...writeHead({ heading: title, text: description }, 3), writeTextList([kpi].flat())]
  if (study === undefined) return head
  return [
    ...head,
    ...writeTexts(study.solutionDescription),
    escapeText(`ROI timeline: ${study.roiTimeline} (${timelineNote})`),
    toStrong('Benefits'),
    writeTextList(study.benefits),
    toStrong('Implementation Requirements'),
    writeTextList(study.implementationRequirements),
    `Source: ${toLink(new URL(study.url).host, study.url)}`,
  ]
}
