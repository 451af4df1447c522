/** Tests that count the sample's content or walk through pages that the starter lacks, without naming an id of it. */
export const testsOfSample: readonly string[] = ['tests/http/post-lists.test.ts', 'tests/http/post-topics.test.ts']
