import { type PostFileOutcome, parsePostFile } from './post-file.ts'

const maxBytes = 1_000_000

/** A chosen file as fields for the editor, or what is wrong with it. The parser of YAML comes with its first use. */
export async function readPostFile(file: File): Promise<PostFileOutcome> {
  if (file.size > maxBytes) return { problems: [`${file.name} is larger than 1 MB: that is no post.`] }
  try {
    const [text, { parse }] = await Promise.all([file.text(), import('yaml')])
    const outcome = parsePostFile(text, yaml => parse(yaml))
    return 'fields' in outcome ? outcome : { problems: outcome.problems.map(problem => `${file.name}: ${problem}`) }
  } catch {
    return { problems: [`${file.name} could not be read. Please try again.`] }
  }
}
