package tr.tedarik.elasticsearch;

import java.io.Reader;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.charfilter.MappingCharFilter;
import org.apache.lucene.analysis.charfilter.NormalizeCharMap;
import org.apache.lucene.analysis.pattern.PatternReplaceCharFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.index.analysis.Analysis;
import org.elasticsearch.index.analysis.CharFilterFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;

/** Char filters with the names that Elasticsearch gives them. */
final class CharFilters {
    static final Map<String, AnalysisProvider<CharFilterFactory>> BY_NAME = Map.of(
        "mapping", AnalysisPlugin.requiresAnalysisSettings(
            (index, environment, name, settings) -> new Plain(name, mapping(environment, settings))),
        "pattern_replace", AnalysisPlugin.requiresAnalysisSettings(
            (index, environment, name, settings) -> new Plain(name, patternReplace(settings))));

    private CharFilters() {}

    private record Plain(String name, UnaryOperator<Reader> wrap) implements CharFilterFactory {
        @Override
        public Reader create(Reader reader) {
            return wrap.apply(reader);
        }

        @Override
        public Reader normalize(Reader reader) {
            return wrap.apply(reader);
        }
    }

    private static UnaryOperator<Reader> mapping(Environment environment, Settings settings) {
        var rules = new NormalizeCharMap.Builder();
        for (String rule : Analysis.getWordList(environment, settings, "mappings")) {
            if (rule.indexOf('\\') >= 0) throw TokenFilters.unsupported("an escape in a mapping", rule);
            int arrow = rule.lastIndexOf("=>");
            rules.add(rule.substring(0, arrow).strip(), rule.substring(arrow + 2).strip());
        }
        NormalizeCharMap map = rules.build();
        return reader -> new MappingCharFilter(map, reader);
    }

    private static UnaryOperator<Reader> patternReplace(Settings settings) {
        Pattern pattern = Pattern.compile(settings.get("pattern"));
        String replacement = settings.get("replacement", "");
        return reader -> new PatternReplaceCharFilter(pattern, replacement, reader);
    }
}
