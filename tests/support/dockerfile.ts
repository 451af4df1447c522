export type Instruction = {
  readonly keyword: string
  /** `--from=build` as `from: 'build'`. */
  readonly flags: Readonly<Record<string, string>>
  /** What follows the keyword and its flags, on one line. */
  readonly text: string
}

export type Stage = {
  readonly baseImage: string
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

/** Reads the part of the Dockerfile language that our own uses; throws at what it would misread. */
export function parseDockerfile(source: string): readonly Stage[] {
  const stages: { baseImage: string; name: string | undefined; instructions: Instruction[] }[] = []
  for (const line of logicalLines(source)) {
    const instruction = parseInstruction(line)
    const stage = stages.at(-1)
    if (instruction.keyword === 'FROM') stages.push({ ...parseFrom(instruction), instructions: [] })
    else if (stage) stage.instructions.push(instruction)
    else throw new Error(`"${line}" stands before the first FROM: move it below or teach parseDockerfile about it`)
  }
  return stages
}

export function findInstructions(stage: Stage, keyword: string): readonly Instruction[] {
  return stage.instructions.filter(instruction => instruction.keyword === keyword)
}

/** The words of the stage's last CMD or HEALTHCHECK; throws when it has none or has it as a shell command. */
export function getCommand(stage: Stage, keyword: 'CMD' | 'HEALTHCHECK'): readonly string[] {
  const text = findInstructions(stage, keyword)
    .at(-1)
    ?.text.replace(/^CMD\s+/, '')
  if (text === undefined) throw new Error(`the stage has no ${keyword}`)
  if (!text.startsWith('['))
    throw new Error(`${keyword} ${text}: write it as a list, a shell would hide signals from node`)
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words) || !words.every(isString)) throw new Error(`${keyword} ${text} is not a list of strings`)
  return words
}

/** `ENV A=1 B=2` as `{ A: '1', B: '2' }`. */
export function parseEnv(text: string): Readonly<Record<string, string>> {
  // A value with spaces stands in quotes.
  const assignments = text.match(/(?:[^\s"]|"[^"]*")+/g) ?? []
  return Object.fromEntries(assignments.map(assignment => parseAssignment(assignment.replaceAll('"', ''))))
}

/** The sources of a COPY and, last, its destination. */
export function parseCopy({ text }: Instruction): { sources: readonly string[]; destination: string } {
  if (/["'[*?$<\\]/.test(text)) throw new Error(`COPY ${text}: only plain paths can be read, write them without quotes`)
  const paths = text.split(/\s+/)
  const destination = paths.at(-1)
  if (destination === undefined || paths.length < 2) throw new Error(`COPY ${text}: a source and a destination are due`)
  return { sources: paths.slice(0, -1), destination }
}

// A comment line inside a continued instruction does not end it, so comments go before lines are joined.
function logicalLines(source: string): readonly string[] {
  return source
    .split('\n')
    .filter(line => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\[ \t]*\n/g, ' ')
    .split('\n')
    .map(line => line.trim())
}

function parseInstruction(line: string): Instruction {
  const [, keyword, flagText = '', text] = /^([A-Za-z]+)((?:\s+--\S+)*)\s+(\S.*)$/.exec(line) ?? []
  if (keyword === undefined || text === undefined) throw new Error(`"${line}" is no Dockerfile instruction`)
  if (/^<<|\s<</.test(text)) throw new Error(`"${line}" opens a here-document: parseDockerfile does not read those`)
  return { keyword: keyword.toUpperCase(), flags: parseFlags(flagText), text }
}

function parseFlags(flagText: string): Readonly<Record<string, string>> {
  const flags = flagText.trim().split(/\s+/).filter(Boolean)
  return Object.fromEntries(flags.map(flag => parseAssignment(flag.replace(/^--/, ''))))
}

function parseFrom({ text, flags }: Instruction): Pick<Stage, 'baseImage' | 'name'> {
  const [, baseImage, name] = /^(\S+)(?:\s+as\s+(\S+))?$/i.exec(text) ?? []
  if (baseImage === undefined || Object.keys(flags).length > 0) throw new Error(`FROM ${text} cannot be read`)
  return { baseImage, name }
}

function parseAssignment(assignment: string): readonly [string, string] {
  const [, name, value] = /^([\w-]+)=([^"'\\$]*)$/.exec(assignment) ?? []
  if (name === undefined || value === undefined) throw new Error(`"${assignment}" is not a plain NAME=value`)
  return [name, value]
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}
