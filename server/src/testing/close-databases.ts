import { afterAll } from 'vitest'
import { closeDatabases } from './database/engine.ts'

afterAll(closeDatabases)
