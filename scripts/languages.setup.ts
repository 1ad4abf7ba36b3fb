/** Tests speak every language, as servers do. Run again for every test file. */
import { beforeAll } from 'vitest'
import { loadLanguages } from '../engine/index.ts'

beforeAll(loadLanguages)
