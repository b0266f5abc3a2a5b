/** Argument of what is requested of an import in review: nobody changes a review that they have not seen. */
export const STARTED_AT = {
  type: () => String,
  description: '`startedAt` of the import that was looked at: refused once its file has been read again.',
};
