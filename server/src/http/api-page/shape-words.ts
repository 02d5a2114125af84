type Schema = Readonly<Record<string, unknown>>

/** A schema as a person would write it down: `{ id: integer, name: string or null }`. */
export function shapeWords(schema: Schema, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((option) => JSON.stringify(option)).join(' | ')

  const alternatives = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(alternatives)) {
    return alternatives.map((one: Schema) => shapeWords(one, indent)).join(' or ')
  }
  if (schema['type'] === 'array') return `[${shapeWords(asSchema(schema['items']), indent)}]`
  if (schema['type'] === 'object') return objectWords(schema, indent)
  return Array.isArray(schema['type'])
    ? schema['type'].join(' or ')
    : String(schema['type'] ?? 'any')
}

function objectWords(schema: Schema, indent: string): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const lines = Object.entries(asSchema(schema['properties'])).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${indent}  ${name}${mark}: ${shapeWords(asSchema(value), `${indent}  `)}`
  })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

function asSchema(value: unknown): Schema {
  return Object(value) as Schema
}
