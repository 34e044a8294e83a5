import type {
  FastifyInstance,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  FastifyBaseLogger,
} from 'fastify';
import * as v from 'valibot';

/** Routes say what they take and answer as valibot schemas; their handlers are typed by them. */
interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

/** What routes are declared on. */
export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ValibotTypes
>;

/** What does not fit is not taken; what fits comes as its schema makes it: trimmed, with defaults. */
const validator: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const read = v.safeParse(schema, data, { abortEarly: true });
    return read.success ? { value: read.output } : { error: new Error('shape') };
  };

/** A field the schema does not list is a fault, and is not sent. */
const serializer: FastifySerializerCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const read = v.safeParse(schema, data, { abortEarly: true });
    if (read.success) return JSON.stringify(read.output);
    // Where it is, not what it is: errors are logged, and this may be anything.
    throw new Error(`an answer is not as it was declared, at ${v.getDotPath(read.issues[0]) ?? 'its root'}`);
  };

export function useSchemas(app: FastifyInstance): Routes {
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler(serializer);
  return app.withTypeProvider<ValibotTypes>();
}
