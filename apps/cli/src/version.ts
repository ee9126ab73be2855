import project from '../../../package.json' with { type: 'json' };

/** Of the whole project; the rooms have none of their own. */
export const VERSION: string = project.version;
