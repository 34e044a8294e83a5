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

/** Routes declare requests and answers as valibot schemas, which type their handlers. */
interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ValibotTypes
>;

/** Handlers get data as the schema transforms it: trimmed, with defaults. */
const validator: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const read = v.safeParse(schema, data, { abortEarly: true });
    return read.success ? { value: read.output } : { error: new Error('shape') };
  };

/** An answer with a field the schema does not list is a fault, and is not sent. */
const serializer: FastifySerializerCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const read = v.safeParse(schema, data, { abortEarly: true });
    if (read.success) return JSON.stringify(read.output);
    // The path only, not the value: errors are logged, and the value may be secret.
    throw new Error(`an answer is not as it was declared, at ${v.getDotPath(read.issues[0]) ?? 'its root'}`);
  };

export function useSchemas(app: FastifyInstance): Routes {
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler(serializer);
  return app.withTypeProvider<ValibotTypes>();
}
