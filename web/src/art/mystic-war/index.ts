export { paint } from "../spoils";
