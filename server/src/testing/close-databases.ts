import { afterAll } from 'vitest'
import { closeDatabases } from './engine.ts'

afterAll(closeDatabases)
