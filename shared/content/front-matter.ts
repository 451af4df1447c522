/** The fields in YAML between two lines of three hyphens with which a Markdown file begins: the first group. */
export const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/
